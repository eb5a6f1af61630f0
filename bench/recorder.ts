import pg from "pg";

export type Statement = { readonly text: string; readonly values: readonly unknown[] };

export type Recorder = Disposable & {
  /** The statements that the app in this process sent while `run` ran, without those of its job queue. */
  during(run: () => Promise<unknown>): Promise<readonly Statement[]>;
};

/** Listens to every PostgreSQL client of this process. Meant for one caller at a time. */
export function startRecorder(): Recorder {
  const { query } = pg.Client.prototype;
  let heard: Statement[] = [];
  pg.Client.prototype.query = new Proxy(query, {
    apply: (target, client, args) => {
      const [first, values] = args;
      const text = typeof first === "string" ? first : first?.text;
      if (typeof text === "string" && !/graphile_worker/.test(text))
        heard.push({ text, values: values ?? first.values ?? [] });
      return Reflect.apply(target, client, args);
    },
  });
  return {
    during: async (run) => {
      heard = [];
      await run();
      return heard;
    },
    [Symbol.dispose]: () => {
      pg.Client.prototype.query = query;
    },
  };
}
