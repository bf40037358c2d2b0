import type { ComponentType } from "react"
import type { LazyComponent } from "./LazyComponent.ts"

/** Lazy components whose chunks are loaded. Each page, test and server request has its own instance. */
export class LateComponents {
  static readonly needs = [] as const
  readonly #loaded = new Map<unknown, unknown>()
  /** The component, or null until its chunk is loaded. */
  get<Props>(late: LazyComponent<Props>): ComponentType<Props> | null {
    // Stored under its own definition, so it takes the same props.
    return (this.#loaded.get(late) ?? null) as ComponentType<Props> | null
  }
  /** Loads the chunk; rejects on failure, and the next call retries. */
  async load<Props>(late: LazyComponent<Props>): Promise<ComponentType<Props>> {
    const { default: component } = await late()
    this.#loaded.set(late, component)
    return component
  }
  /** Loads the chunk ahead of time. A failure appears only when the component is needed. */
  prefetch<Props>(late: LazyComponent<Props>): void {
    this.load(late).catch(() => undefined)
  }
}
