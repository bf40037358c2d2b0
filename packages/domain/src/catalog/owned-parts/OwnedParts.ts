import { Context, Effect, Layer, Semaphore, type Stream, SubscriptionRef } from "effect"
import { callService } from "../../foundation/ports/Call.ts"
import { type CallError, Http } from "../../foundation/ports/Http.ts"
import { newIdempotencyKey } from "../../foundation/ports/idempotencyKey.ts"
import type { WebUserGuid } from "../../foundation/visitor/model.ts"
import { callServiceAsVisitor, Visitor } from "../../foundation/visitor/Visitor.ts"
import type { ProjectId } from "../../vehicles/garage/model.ts"
import { changeOwnedPart, type OwnedChoice, ownedChoices, ownedSheet, type OwnedReply, removeOwnedPart, saveOwnedPart } from "./calls.ts"
import {
  OwnedPartId,
  type OwnedPart,
  type OwnedPartChanges,
  type OwnedPartInput,
  type OwnedSheet,
  type OwnedAnswer,
  type OwnedPair
} from "./model.ts"
import { MAX_BUILD_TOKENS } from "./rules.ts"

export * from "./calls.ts"
export * from "./formatOwnedCsv.ts"
export * from "./model.ts"
export * from "./parseOwnedForm.ts"
export * from "./rules.ts"

/** A part that was just removed, with the pairs and facets that it decided. */
export interface RemovedPart {
  readonly part: OwnedPart
  readonly decided: Decided
}

/** State of the build sheet of one car. */
export interface OwnedPartsState {
  /** Null until loaded, and if the garage has no such car. */
  readonly sheet: OwnedSheet | null
  readonly isLoaded: boolean
  readonly isSaving: boolean
  /** Message about the last command; null if it succeeded. */
  readonly failure: string | null
  /** The removed part, which can be restored until the next change. */
  readonly removed: RemovedPart | null
}

/** A part to enter, without the id, which the device creates. */
export type OwnedPartRequest = Omit<OwnedPartInput, "id">

export const NO_OWNED_PARTS: OwnedPartsState = { sheet: null, isLoaded: false, isSaving: false, failure: null, removed: null }

const NO_RESPONSE = "The shop did not respond. Try again in a moment."

/** The build sheets of the garage's cars. Commands never fail: a failure is logged and stored as `failure`. */
export class OwnedParts extends Context.Service<
  OwnedParts,
  {
    /** Emits the current state first, then every change. */
    readonly changes: Stream.Stream<OwnedPartsState>
    readonly load: (projectId: ProjectId) => Effect.Effect<void>
    /** Enters a part, and returns its id. Null if the part was not saved. */
    readonly add: (projectId: ProjectId, part: OwnedPartRequest) => Effect.Effect<OwnedPartId | null>
    /** Changes details of a part. */
    readonly change: (projectId: ProjectId, id: OwnedPartId, changes: OwnedPartChanges) => Effect.Effect<boolean>
    readonly remove: (projectId: ProjectId, id: OwnedPartId) => Effect.Effect<boolean>
    /** Restores a removed part; without an id, the part that was removed last. */
    readonly restore: (projectId: ProjectId, id?: OwnedPartId) => Effect.Effect<boolean>
    /** Models and part types that can be entered. Empty after a failure. */
    readonly choices: Effect.Effect<ReadonlyArray<OwnedChoice>>
  }
>()("@camber/domain/owned-parts/OwnedParts") {
  static readonly layer: Layer.Layer<OwnedParts, never, Http | Visitor> = Layer.effect(
    OwnedParts,
    Effect.gen(function* () {
      const [http, visitor] = [yield* Http, yield* Visitor]
      const live = yield* SubscriptionRef.make(NO_OWNED_PARTS)
      const turns = yield* Semaphore.make(1)
      const update = (changes: Partial<OwnedPartsState>) => SubscriptionRef.update(live, (state) => ({ ...state, ...changes }))

      /** Runs a request for the visitor. Null without a visitor, for bots and after a failure. */
      const ask = <A>(what: string, request: (guid: WebUserGuid) => Effect.Effect<A, CallError, Http>): Effect.Effect<A | null> =>
        Effect.flatMap(visitor.isBot, (bot) =>
          callServiceAsVisitor(
            visitor,
            Effect.flatMap(visitor.guid, (guid) => (guid === null || bot ? Effect.succeed(null) : request(guid)))
          )
        ).pipe(
          Effect.tapError((error) => Effect.logError(what, error)),
          Effect.orElseSucceed(() => null),
          Effect.provideService(Http, http)
        )

      const write = Effect.fnUntraced(function* (
        projectId: ProjectId,
        what: string,
        request: (guid: WebUserGuid) => Effect.Effect<typeof OwnedReply.Type, CallError, Http>,
        toRemoved: (before: OwnedPartsState) => RemovedPart | null = () => null
      ) {
        const before = yield* SubscriptionRef.updateAndGet(live, (state) => ({ ...state, isSaving: true, failure: null }))
        const reply = yield* ask(what, request)
        const failure = reply === null ? NO_RESPONSE : reply.message
        yield* failure === null
          ? update({ sheet: reply?.sheet ?? keepSheet(before, projectId), isLoaded: true, isSaving: false, removed: toRemoved(before) })
          : update({ isSaving: false, failure })
        return failure === null
      }, turns.withPermits(1))

      const save = (projectId: ProjectId, part: OwnedPartInput) =>
        write(projectId, "Failed to save an owned part", (webUserGuid) =>
          Effect.map(callService(saveOwnedPart, { webUserGuid, projectId, part }), (answer) => answer.saveOwnedPart)
        )

      const setRemoved = (projectId: ProjectId, id: OwnedPartId, isRemoved: boolean) =>
        write(
          projectId,
          "Failed to remove an owned part",
          (webUserGuid) =>
            Effect.map(callService(removeOwnedPart, { webUserGuid, projectId, id, isRemoved }), (answer) => answer.removeOwnedPart),
          ({ sheet }) => {
            const part = sheet?.parts.find((candidate) => candidate.id === id)
            return isRemoved && sheet && part ? { part, decided: findDecided(sheet, part) } : null
          }
        )

      return OwnedParts.of({
        changes: SubscriptionRef.changes(live),
        load: Effect.fnUntraced(function* (projectId) {
          const answer = yield* ask("Failed to load the owned parts", (webUserGuid) => callService(ownedSheet, { webUserGuid, projectId }))
          yield* answer === null
            ? SubscriptionRef.update(live, (state) => ({ ...state, sheet: keepSheet(state, projectId), failure: NO_RESPONSE }))
            : update({ sheet: answer.ownedSheet, isLoaded: true, failure: null })
        }),
        add: Effect.fnUntraced(function* (projectId, part) {
          const id = OwnedPartId.make(yield* newIdempotencyKey)
          return (yield* save(projectId, { ...part, id })) ? id : null
        }),
        change: (projectId, id, changes) =>
          write(projectId, "Failed to change an owned part", (webUserGuid) =>
            Effect.map(callService(changeOwnedPart, { webUserGuid, projectId, id, changes }), (answer) => answer.changeOwnedPart)
          ),
        remove: (projectId, id) => setRemoved(projectId, id, true),
        restore: Effect.fnUntraced(function* (projectId, id) {
          const last = id ?? (yield* SubscriptionRef.get(live)).removed?.part.id
          return last === undefined ? false : yield* setRemoved(projectId, last, false)
        }),
        choices: Effect.map(
          ask("Failed to load the choices of owned parts", () => callService(ownedChoices, {})),
          (answer) => answer?.ownedChoices ?? []
        )
      })
    })
  )
}

/** Returns the sheet if it belongs to the car, so that a missing response never shows the parts of a different car. */
const keepSheet = ({ sheet }: OwnedPartsState, projectId: ProjectId): OwnedSheet | null => (sheet?.projectId === projectId ? sheet : null)

/** Decisions of one owned part: pairs with other parts of the car, and facets that verdicts ask for. */
export interface Decided {
  readonly pairs: ReadonlyArray<OwnedPair>
  readonly answers: ReadonlyArray<OwnedAnswer>
}

/**
 * Returns what a part decides, and what therefore changes if the part is removed. A facet is decided by the newest part that answers it.
 */
export const findDecided = ({ pairs, parts }: Pick<OwnedSheet, "pairs" | "parts">, part: OwnedPart): Decided => ({
  pairs: pairs.filter(({ a, b }) => a === part.id || b === part.id),
  answers: part.answers.filter(({ name }) => parts.find(({ answers }) => answers.some((answer) => answer.name === name))?.id === part.id)
})

/** Lists the parts of a car that a listing can be compared with. */
export const getBuildTokens = ({ parts }: Pick<OwnedSheet, "parts">): ReadonlyArray<string> =>
  [...new Set(parts.flatMap(({ buildToken }) => buildToken ?? []))].slice(0, MAX_BUILD_TOKENS)

/** Formats what no longer holds after a part was removed: 'Muncie M21 is off the build sheet. 2 pairs are no longer checked.' */
export const formatRemoved = ({
  decided: { answers, pairs },
  part
}: {
  readonly part: Pick<OwnedPart, "name">
  readonly decided: Decided
}): string =>
  [
    `${part.name} is off the build sheet.`,
    ...(pairs.length === 0 ? [] : [`${pairs.length} ${pairs.length === 1 ? "pair is" : "pairs are"} no longer checked.`]),
    ...answers.map(({ name, value }) => `${name} is no longer ${value}.`)
  ].join(" ")

/** Formats the reason for a verdict or pair: 'because you have a Muncie M21'. */
export const formatBecause = ({ name }: Pick<OwnedPart, "name">): string =>
  `because you have ${/^(?:a|an|the|two|four) /i.test(name) ? name : `${/^[aeiou]/i.test(name) ? "an" : "a"} ${name}`}`
