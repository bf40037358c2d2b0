import { Context, Effect, type Option, Redacted } from "effect"

/** The variables of the process. One that is set to nothing counts as absent. */
export class Environment extends Context.Service<Environment, Readonly<Record<string, string | undefined>>>()("@camber/shop/Environment") {}

/** A variable of the environment, for the list of all of them. */
export interface Variable {
  readonly name: string
  readonly expects: string
  /** The text that stands in if the variable is not set; null: it has no value then. */
  readonly absent: string | null
  readonly isSecret: boolean
}

/** A value read from one variable of the environment. */
export type Setting<A> = Effect.Effect<A, SettingProblem, Environment> & { readonly variable: Variable }

/** A variable with a wrong value, or without one. A secret's value is never in it. */
export interface SettingProblem {
  readonly name: string
  readonly given: "absent" | "hidden" | { readonly text: string }
  /** Completes the sentence 'it must be ...'. */
  readonly expects: string
}

/** Reads a text, and gives none where it is not what is expected. */
export type ParseSetting<A> = (text: string) => Option.Option<A>

/** A setting that reads as the text `absent` where the environment does not have it. */
export const readSetting = <A>(name: string, read: ParseSetting<A>, expects: string, absent: string): Setting<A> =>
  described(
    Environment.use((environment) => decode(name, read, expects, environment[name] || absent)),
    { name, expects, absent, isSecret: false }
  )

/** A setting without which the process runs too. */
export const readOptionalSetting = <A>(name: string, read: ParseSetting<A>, expects: string): Setting<A | undefined> =>
  described(
    Environment.use((environment) => (environment[name] ? decode(name, read, expects, environment[name]) : Effect.undefined)),
    { name, expects, absent: null, isSecret: false }
  )

/** An optional setting whose value is kept out of logs and messages. */
export const readSecretSetting = <A>(name: string, read: ParseSetting<A>, expects: string): Setting<Redacted.Redacted<A> | undefined> =>
  described(
    readOptionalSetting(name, read, expects).pipe(
      Effect.map((value) => (value === undefined ? undefined : Redacted.make(value))),
      Effect.mapError((problem): SettingProblem => ({ ...problem, given: "hidden" }))
    ),
    { name, expects, absent: null, isSecret: true }
  )

const described = <A>(read: Effect.Effect<A, SettingProblem, Environment>, variable: Variable): Setting<A> =>
  Object.assign(read, { variable })

const decode = <A>(name: string, read: ParseSetting<A>, expects: string, text: string): Effect.Effect<A, SettingProblem> =>
  Effect.fromOption(read(text)).pipe(Effect.mapError(() => ({ name, given: { text }, expects })))
