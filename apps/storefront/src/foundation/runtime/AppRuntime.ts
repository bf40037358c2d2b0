import type { Effect, Stream } from "effect"
import type { ChunkLoadFailed } from "./createLazyServices.ts"
import type { Services, UseCases } from "./useCases.ts"

/** Result of a command as plain data, so that stores need no Effect. `Interrupted` is a defect, or code that did not load. */
export type CommandResult<A, E> =
  | { readonly _tag: "Done"; readonly value: A }
  | { readonly _tag: "Failed"; readonly error: E }
  | { readonly _tag: "Interrupted"; readonly cause: unknown }
/** Every command may fail because the code of its service did not load. */
export type Program<A, E, R extends Services = Services> = (use: UseCases) => Effect.Effect<A, E | ChunkLoadFailed, R>
export type StateSource<A> = (use: UseCases) => Effect.Effect<Stream.Stream<A>, ChunkLoadFailed, Services>

/** The Effect runtime as `AppRuntime` uses it. Its code is in the lazy chunk. */
export interface EffectRuntime {
  readonly run: <A, E>(command: Program<A, E>, signal?: AbortSignal) => Promise<CommandResult<A, E>>
  /** Ends with the source, its defect or the abort signal. `loadFailed` is called for each failed load of the source's code. */
  readonly watch: <A>(
    source: StateSource<A>,
    receive: (value: A) => void,
    signal: AbortSignal,
    loadFailed: () => void
  ) => Promise<CommandResult<void, never>>
  readonly dispose: () => Promise<void>
}
/** A use-case state that a store follows. */
interface Mirror {
  readonly follow: (engine: EffectRuntime) => void
  readonly loadFailed: () => void
  readonly stop: () => void
}
const noEngine = { _tag: "Interrupted", cause: { _tag: "ChunkLoadFailed" } } as const
const LOAD_FAILED = { message: "We couldn't load this. Try again in a moment.", intent: "negative" } as const

/** Returns whether the command did not run because its code, or the runtime, failed to load. */
export const isLoadFailure = (end: CommandResult<unknown, unknown>): boolean =>
  end._tag === "Interrupted" && Object(end.cause)._tag === noEngine.cause._tag
/** Total load attempts, with pauses of 250 ms and 1 s. */
const ATTEMPTS = 3

/**
 * The only bridge between stores and Effect. Loads the Effect runtime with the first command. Runs commands in the order of their
 * submission and reports every lost one. This file imports no value of Effect.
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

  /** After loading, commands run immediately. */
  get isReady(): boolean {
    return this.#engine !== undefined
  }
  /** Idempotent. After three failures the waiting commands end as Interrupted, and the next command starts a new round. */
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
    const mirrors = [...this.#mirrors]
    for (const mirror of mirrors) mirror.loadFailed()
  }
  #arrive(engine: EffectRuntime): void {
    const mirrors = [...this.#mirrors]
    this.#engine = engine
    for (const mirror of mirrors) mirror.follow(engine)
    this.#drain(engine)
  }
  #drain(engine: EffectRuntime | undefined): void {
    for (const waiting of this.#waiting) waiting(engine)
    this.#waiting.length = 0
  }
  /** Preserves order: a command that is issued while others start joins the end of the queue. */
  #inTurn(begin: (engine: EffectRuntime | undefined) => void): void {
    if (!this.#engine || this.#waiting.length > 0) this.#waiting.push(begin)
    else begin(this.#engine)
  }

  /** Runs a command and starts the runtime if needed. Never rejects. */
  run<A, E>(command: Program<A, E>, signal?: AbortSignal): Promise<CommandResult<A, E>> {
    return new Promise((resolve) => {
      this.#inTurn((engine) => resolve(engine ? engine.run(command, signal) : noEngine))
      if (this.#disposed) this.#drain(undefined)
      else void this.start()
    })
  }
  /** Runs a visitor's command whose screen shows no failure itself. A toast reports if the command's code did not load. */
  async runWithToast<A, E>(command: Program<A, E>): Promise<CommandResult<A, E>> {
    const end = await this.run(command)
    if (isLoadFailure(end)) void this.run((use) => use.Notifications.use((toasts) => toasts.show(LOAD_FAILED)))
    return end
  }
  /** Runs a command once the runtime has loaded, without starting it. For background work. */
  runWhenReady<A, E>(command: Program<A, E>): void {
    this.#inTurn((engine) => void engine?.run(command))
  }
  /**
   * Follows a use case's state once the runtime has loaded, without starting it.
   *
   * @param loadFailed - Called after each failed load of its code, so that the store does not show that it is loading. A later command may
   * still load it.
   * @returns The stop function.
   */
  subscribe<A>(source: StateSource<A>, receive: (value: A) => void, loadFailed: () => void = () => undefined): () => void {
    // The server never loads a runtime, and each abort would create an error with its stack.
    let following: AbortController | undefined
    const mirror: Mirror = {
      follow: (engine) => {
        following = new AbortController()
        void engine.watch(source, receive, following.signal, loadFailed)
      },
      loadFailed,
      stop: () => {
        this.#mirrors.delete(mirror)
        following?.abort()
      }
    }
    this.#mirrors.add(mirror)
    if (this.#engine) mirror.follow(this.#engine)
    return mirror.stop
  }
  async dispose(): Promise<void> {
    this.#disposed = true
    for (const mirror of this.#mirrors) mirror.stop()
    this.#drain(undefined)
    const engine = this.#engine
    this.#engine = undefined
    await engine?.dispose()
  }
}

const reported = new WeakSet()

/** Reports a defect to the console and to the page's error listeners, once per defect. */
export const reportDefect = (defect: unknown): void => {
  if (defect instanceof Object) {
    if (reported.has(defect)) return
    reported.add(defect)
  }
  reportError(defect)
}
