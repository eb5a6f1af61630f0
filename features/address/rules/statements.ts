/** The statements that every site has, and its footer leads to. Apart from the others: few pages link them. docs/spec/site.md, Frame */
export const statementPaths = { privacy: "/personvern/", accessibility: "/tilgjengelighet/" } as const;
