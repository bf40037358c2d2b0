import type { Effect, Stream } from "effect"
import type { Services, UseCases } from "./useCases.ts"

/** How a command ended, as plain data: a store needs nothing of Effect to read it. `Lost` is a defect or an engine that did not load. */
export type Outcome<A, E> =
  | { readonly _tag: "Done"; readonly value: A }
  | { readonly _tag: "Failed"; readonly error: E }
  | { readonly _tag: "Lost"; readonly cause: unknown }
export type Command<A, E, R extends Services = Services> = (use: UseCases) => Effect.Effect<A, E, R>
export type Source<A> = (use: UseCases) => Effect.Effect<Stream.Stream<A>, never, Services>

/** The half that is in the lazy chunk. */
export interface Engine {
  readonly run: <A, E>(command: Command<A, E>, signal?: AbortSignal) => Promise<Outcome<A, E>>
  readonly watch: <A>(source: Source<A>, receive: (value: A) => void) => () => void
  readonly dispose: () => Promise<void>
}
/** Calls in all, waiting 250 ms and then 1 s between them. */
const ATTEMPTS = 3

/** The only bridge between stores and Effect. Commands wait for the engine in order, and none is lost silently. This file imports no value of Effect. */
export class AppRuntime {
  #engine: Engine | undefined
  #starting: Promise<void> | undefined
  #disposed = false
  readonly #waiting: Array<(engine: Engine | undefined) => void> = []
  readonly #mirrors = new Map<object, { attach: (engine: Engine) => () => void; stop?: () => void }>()
  readonly #load: () => Promise<Engine>
  readonly #report: (error: unknown, attempt: number) => void
  constructor(load: () => Promise<Engine>, report: (error: unknown, attempt: number) => void) {
    this.#load = load
    this.#report = report
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
  #arrive(engine: Engine): void {
    for (const mirror of this.#mirrors.values()) mirror.stop = mirror.attach(engine)
    this.#drain(engine)
    this.#engine = engine // only now: a command issued while draining joins the end of the queue
  }
  #drain(engine: Engine | undefined): void {
    for (let next = this.#waiting.shift(); next; next = this.#waiting.shift()) next(engine)
  }

  /** Runs a command, starting the engine when needed. Never rejects. */
  run<A, E>(command: Command<A, E>, signal?: AbortSignal): Promise<Outcome<A, E>> {
    if (this.#engine) return this.#engine.run(command, signal)
    return new Promise((resolve) => {
      this.#waiting.push((engine) => resolve(engine ? engine.run(command, signal) : { _tag: "Lost", cause: "no engine" }))
      if (this.#disposed) this.#drain(undefined)
      else void this.start()
    })
  }
  /** Runs a command once the engine is there, without starting it. For background work. */
  later<A, E>(command: Command<A, E>): void {
    if (this.#engine) void this.#engine.run(command)
    else this.#waiting.push((engine) => void engine?.run(command))
  }
  /** Follows a use-case's state once the engine is there, without starting it. Returns the stop function. */
  mirror<A>(source: Source<A>, receive: (value: A) => void): () => void {
    const key = {}
    const attach = (engine: Engine) => engine.watch(source, receive)
    this.#mirrors.set(key, this.#engine ? { attach, stop: attach(this.#engine) } : { attach })
    return () => void (this.#mirrors.get(key)?.stop?.(), this.#mirrors.delete(key))
  }
  async dispose(): Promise<void> {
    this.#disposed = true
    for (const mirror of this.#mirrors.values()) mirror.stop?.()
    this.#mirrors.clear()
    this.#drain(undefined)
    await this.#engine?.dispose()
    this.#engine = undefined
  }
}
