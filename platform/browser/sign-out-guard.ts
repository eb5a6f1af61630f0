/** A page with texts that are not saved. */
export type SignOutGuard = {
  /** Whether they are saved by now, or given up. */
  readonly mayLeave: () => Promise<boolean>;
  /** Nobody was signed out after all: they are not given up any more. */
  readonly stay: () => void;
};

/**
 * The event that asks for guards before anybody is signed out. Its detail is a list that each page with fields adds its own to. A type, since
 * a constant would be in every public page's script.
 */
export type SigningOut = "minimetode-sign-out";
