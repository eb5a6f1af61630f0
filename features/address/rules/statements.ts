/** The statements that every site has, and its footer leads to. Apart from the others: few pages link them. features/site/README.md */
export const statementPaths = { privacy: "/personvern/", accessibility: "/tilgjengelighet/" } as const;
