import type { Target } from "./Target.ts"

/** Result of an attack. */
export interface Outcome {
  readonly what: string
  readonly tried: number
  /** Successful attacks; empty if the shop withstood all. */
  readonly findings: ReadonlyArray<string>
}

export interface AttackOptions {
  readonly seed: number
  readonly bodies: number
  /** Header from which the shop takes client addresses. */
  readonly proxyHeader: string | undefined
}

export type Attack = (target: Target, wish: AttackOptions) => Promise<Outcome>
