import { Data, Effect } from "effect"
import type { WebUserGuid } from "./model.ts"
import { Visitor } from "./Visitor.ts"

/** Neither the cookies nor the services returned a visitor GUID, so the shop has no place to store anything. */
export class NoVisitorGuid extends Data.TaggedError("NoVisitorGuid") {}

/** Returns the visitor's GUID from the cookie, else one that the services create (ATC-01). */
export const getVisitorGuid: Effect.Effect<WebUserGuid, NoVisitorGuid, Visitor> = Effect.gen(function* () {
  const visitor = yield* Visitor
  const guid = (yield* visitor.guid) ?? (yield* visitor.state)?.webUserGuid ?? null
  return guid ?? (yield* new NoVisitorGuid())
})
