import { Context, Effect, type Option, Redacted } from "effect"

/** The variables of the process. One that is set to nothing counts as absent. */
export class Environment extends Context.Service<Environment, Readonly<Record<string, string | undefined>>>()("@camber/shop/Environment") {}

/** A value read from one variable of the environment. */
export type Setting<A> = Effect.Effect<A, SettingProblem, Environment>

/** A variable with a wrong value, or without one. A secret's value is never in it. */
export interface SettingProblem {
  readonly name: string
  readonly given: "absent" | "hidden" | { readonly text: string }
  /** Completes the sentence 'it must be ...'. */
  readonly expects: string
}

/** Reads a text, and gives none where it is not what is expected. */
export type Read<A> = (text: string) => Option.Option<A>

/** A setting that reads as the text `absent` where the environment does not have it. */
export const setting = <A>(name: string, read: Read<A>, expects: string, absent: string): Setting<A> =>
  Environment.use((environment) => decode(name, read, expects, environment[name] || absent))

/** A setting without which the process runs too. */
export const optional = <A>(name: string, read: Read<A>, expects: string): Setting<A | undefined> =>
  Environment.use((environment) => (environment[name] ? decode(name, read, expects, environment[name]) : Effect.undefined))

/** An optional setting whose value is kept out of logs and messages. */
export const secret = <A>(name: string, read: Read<A>, expects: string): Setting<Redacted.Redacted<A> | undefined> =>
  optional(name, read, expects).pipe(
    Effect.map((value) => (value === undefined ? undefined : Redacted.make(value))),
    Effect.mapError((problem): SettingProblem => ({ ...problem, given: "hidden" }))
  )

const decode = <A>(name: string, read: Read<A>, expects: string, text: string): Effect.Effect<A, SettingProblem> =>
  Effect.fromOption(read(text)).pipe(Effect.mapError(() => ({ name, given: { text }, expects })))
