import type { FastifyReply, FastifyRequest } from "fastify";

/** The cookies that this server sets: HttpOnly, for one host, and SameSite so that forms of other sites do not send them. */
export type Cookies = {
  read(request: FastifyRequest, name?: string): string | null;
  set(reply: FastifyReply, cookie: { readonly name?: string; readonly value: string; readonly expires: Date }): void;
  clear(reply: FastifyReply, name?: string): void;
};

const SESSION = "minimetode";
const WELL_FORMED = /^[\w-]{43}$/;

/** Cookies for a site at this address: with `__Host-` and Secure under https (browsers allow neither under plain http). */
export function cookiesFor(publicUrl: string): Cookies {
  const secure = publicUrl.startsWith("https:");
  const full = (name: string) => (secure ? `__Host-${name}` : name);
  const attributes = { path: "/", httpOnly: true, sameSite: "lax", secure } as const;
  return {
    read: (request, name = SESSION) => {
      const value = request.cookies[full(name)];
      return value !== undefined && WELL_FORMED.test(value) ? value : null;
    },
    set: (reply, { name = SESSION, value, expires }) => {
      reply.setCookie(full(name), value, { ...attributes, expires });
    },
    clear: (reply, name = SESSION) => {
      reply.clearCookie(full(name), attributes);
    },
  };
}
