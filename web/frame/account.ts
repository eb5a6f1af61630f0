/** Who is looking, as far as the header needs to know. */
export type Account =
  | { readonly at: "anonymous"; readonly signInHref: string }
  | {
      readonly at: "signedIn";
      readonly user: string;
      readonly onSignOut: () => void;
      /** The editors' desk, for those who have one. */
      readonly desk?: { readonly text: string; readonly href: string };
    };
