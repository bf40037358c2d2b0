import type { Target } from "./Target.ts"

/** What an attack came to. */
export interface Outcome {
  readonly what: string
  readonly tried: number
  /** Where the shop gave way; empty: nowhere. */
  readonly findings: ReadonlyArray<string>
}

export interface AttackOptions {
  readonly seed: number
  readonly bodies: number
  /** The header that the shop is set to take its clients' addresses from. */
  readonly proxyHeader: string | undefined
}

export type Attack = (target: Target, wish: AttackOptions) => Promise<Outcome>
