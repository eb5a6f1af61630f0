const ownCompiler = (): never => {
  throw new Error("schemas are compiled by the application's own compilers");
};

/** In place of the compilers that Fastify would load before it is given ours: they take megabytes. */
export const schemaController = { compilersFactory: { buildValidator: ownCompiler, buildSerializer: ownCompiler } };
