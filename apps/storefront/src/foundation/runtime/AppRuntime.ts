import type { Effect, Stream } from "effect"
import type { Services, UseCases } from "./useCases.ts"

/** How a command ended, as plain data: a store needs nothing of Effect to read it. `Lost` is a defect or an engine that did not load. */
export type CommandResult<A, E> =
  | { readonly _tag: "Done"; readonly value: A }
  | { readonly _tag: "Failed"; readonly error: E }
  | { readonly _tag: "Lost"; readonly cause: unknown }
export type Program<A, E, R extends Services = Services> = (use: UseCases) => Effect.Effect<A, E, R>
export type StateSource<A> = (use: UseCases) => Effect.Effect<Stream.Stream<A>, never, Services>

/** The half that is in the lazy chunk. */
export interface EffectRuntime {
  readonly run: <A, E>(command: Program<A, E>, signal?: AbortSignal) => Promise<CommandResult<A, E>>
  /** Ends with the source, with its defect, or with the signal. */
  readonly watch: <A>(source: StateSource<A>, receive: (value: A) => void, signal: AbortSignal) => Promise<CommandResult<void, never>>
  readonly dispose: () => Promise<void>
}
/** A use-case that is followed, while `stop` says so. */
interface Mirror {
  readonly watch: (engine: EffectRuntime, signal: AbortSignal) => Promise<CommandResult<void, never>>
  stop?: (() => void) | undefined
}
/** As where the code of a use-case cannot be had. */
const noEngine = { _tag: "Lost", cause: { _tag: "CodeUnreachable" } } as const
/** Calls in all, waiting 250 ms and then 1 s between them. */
const ATTEMPTS = 3

/**
 * The only bridge between stores and Effect. Commands wait for the engine in order, and none is lost silently. A mirror that a defect ended,
 * such as a chunk that could not be had, follows anew with whatever is asked next. This file imports no value of Effect.
 */
export class AppRuntime {
  #engine: EffectRuntime | undefined
  #starting: Promise<void> | undefined
  #disposed = false
  readonly #waiting: Array<(engine: EffectRuntime | undefined) => void> = []
  readonly #mirrors = new Set<Mirror>()
  readonly #load: () => Promise<EffectRuntime>
  readonly #report: (error: unknown, attempt: number) => void
  constructor(load: () => Promise<EffectRuntime>, report: (error: unknown, attempt: number) => void) {
    this.#load = load
    this.#report = report
  }

  /** Commands wait for nothing any more. */
  get isHere(): boolean {
    return this.#engine !== undefined
  }
  /** Idempotent. After three failures the waiting commands end as Lost, and the next command begins a new round. */
  start = (): Promise<void> => (this.#starting ??= this.#begin())
  async #begin(): Promise<void> {
    for (let attempt = 1; attempt <= ATTEMPTS && !this.#disposed; attempt++) {
      const engine = await this.#load().catch((error: unknown): undefined => {
        this.#report(error, attempt)
      })
      if (engine) return this.#disposed ? engine.dispose() : this.#arrive(engine)
      if (attempt < ATTEMPTS) await new Promise((wake) => setTimeout(wake, 250 * 4 ** (attempt - 1)))
    }
    this.#starting = undefined
    this.#drain(undefined)
  }
  #arrive(engine: EffectRuntime): void {
    this.#engine = engine
    this.#follow(engine)
    this.#drain(engine)
  }
  #drain(engine: EffectRuntime | undefined): void {
    for (const waiting of this.#waiting) waiting(engine)
    this.#waiting.length = 0
  }
  #follow(engine: EffectRuntime): void {
    for (const mirror of this.#mirrors) {
      if (mirror.stop) continue
      const following = new AbortController()
      mirror.stop = () => following.abort()
      void mirror.watch(engine, following.signal).then(({ _tag }) => {
        mirror.stop = undefined
        if (_tag === "Done") this.#mirrors.delete(mirror)
      })
    }
  }
  /** In turn: what is asked for while others are begun joins the end of the queue. */
  #inTurn(begin: (engine: EffectRuntime | undefined) => void): void {
    if (!this.#engine || this.#waiting.length > 0) this.#waiting.push(begin)
    else {
      this.#follow(this.#engine)
      begin(this.#engine)
    }
  }

  /** Runs a command, starting the engine when needed. Never rejects. */
  run<A, E>(command: Program<A, E>, signal?: AbortSignal): Promise<CommandResult<A, E>> {
    return new Promise((resolve) => {
      this.#inTurn((engine) => resolve(engine ? engine.run(command, signal) : noEngine))
      if (this.#disposed) this.#drain(undefined)
      else void this.start()
    })
  }
  /** Runs a command once the engine is there, without starting it. For background work. */
  later<A, E>(command: Program<A, E>): void {
    this.#inTurn((engine) => void engine?.run(command))
  }
  /** Follows a use-case's state once the engine is there, without starting it. Returns the stop function. */
  mirror<A>(source: StateSource<A>, receive: (value: A) => void): () => void {
    const mirror: Mirror = { watch: (engine, signal) => engine.watch(source, receive, signal) }
    this.#mirrors.add(mirror)
    if (this.#engine) this.#follow(this.#engine)
    return () => {
      this.#mirrors.delete(mirror)
      mirror.stop?.()
    }
  }
  async dispose(): Promise<void> {
    this.#disposed = true
    for (const mirror of this.#mirrors.values()) mirror.stop?.()
    this.#mirrors.clear()
    this.#drain(undefined)
    const engine = this.#engine
    this.#engine = undefined
    await engine?.dispose()
  }
}
