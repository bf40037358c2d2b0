import { Context, Effect, type Option, Redacted } from "effect"

/** Environment variables of the process. An empty one counts as missing. */
export class Environment extends Context.Service<Environment, Readonly<Record<string, string | undefined>>>()("@camber/shop/Environment") {}

/** An environment variable, for the list of settings. */
export interface Variable {
  readonly name: string
  readonly expects: string
  /** Default text if the variable is not set; null for no value. */
  readonly absent: string | null
  readonly isSecret: boolean
}

/** A value read from one environment variable. */
export type Setting<A> = Effect.Effect<A, SettingProblem, Environment> & { readonly variable: Variable }

/** A missing or invalid variable. It never contains a secret's value. */
export interface SettingProblem {
  readonly name: string
  readonly given: "absent" | "hidden" | { readonly text: string }
  /** Completes the sentence 'it must be ...'. */
  readonly expects: string
}

/** Parses a text; returns none if it is invalid. */
export type ParseSetting<A> = (text: string) => Option.Option<A>

/** Reads a setting with the default text `absent`. */
export const readSetting = <A>(name: string, read: ParseSetting<A>, expects: string, absent: string): Setting<A> =>
  described(
    Environment.use((environment) => decode(name, read, expects, environment[name] || absent)),
    { name, expects, absent, isSecret: false }
  )

/** Reads an optional setting. */
export const readOptionalSetting = <A>(name: string, read: ParseSetting<A>, expects: string): Setting<A | undefined> =>
  described(
    Environment.use((environment) => (environment[name] ? decode(name, read, expects, environment[name]) : Effect.undefined)),
    { name, expects, absent: null, isSecret: false }
  )

/** Reads an optional setting whose value is hidden from logs and messages. */
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
