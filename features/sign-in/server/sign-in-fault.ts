/**
 * The parts of a failed sign-in that may be logged: the protocol's error codes, never descriptions or tokens. Faults of `openid-client`
 * are known by name, since it may not be loaded.
 */
export function codeOf(fault: unknown): Record<string, unknown> {
  if (!(fault instanceof Error)) return { name: "unknown" };
  const { name } = fault;
  if (name === "ClientError" && "code" in fault) return { name, code: fault.code };
  return name === "ResponseBodyError" && "error" in fault ? { name, error: fault.error } : { name };
}
