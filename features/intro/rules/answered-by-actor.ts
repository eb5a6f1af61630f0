import { placedBlocks, type Template } from "../../template/rules/index.ts";
import type { ActorKind } from "./intro.ts";

/** Answers that the start form already has: the actor, by the key of the block that asks for it. */
export const answeredByActor = (template: Template, actor: ActorKind | null): ReadonlyMap<string, readonly string[]> =>
  new Map(
    placedBlocks(template).flatMap(({ block }) =>
      actor !== null && block.kind === "RelationSelector" && block.fromActor
        ? [[block.key, [block.fromActor[actor]]] as const]
        : [],
    ),
  );
