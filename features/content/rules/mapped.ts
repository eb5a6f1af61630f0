/** Each value of an object, made into another, under its own name. */
export const mapped = <T extends object, R>(values: T, made: (value: T[keyof T], name: string) => R) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, made(value, name)])) as {
    readonly [K in keyof T]: R;
  };
