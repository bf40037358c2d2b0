import type { ComponentType } from "react"

/** A component in a chunk of its own. */
export interface LateComponent<Props = object> {
  /** null until its chunk is there. */
  readonly component: ComponentType<Props> | null
  /** Fetches the chunk; rejects when that fails, and the next call tries again. */
  readonly load: () => Promise<ComponentType<Props>>
  /** Fetches it ahead of time; a failure only shows when it is needed. */
  readonly prefetch: () => void
}

export const lateComponent = <Props = object>(fetch: () => Promise<{ readonly default: ComponentType<Props> }>): LateComponent<Props> => {
  let component: ComponentType<Props> | null = null
  const load = async () => (component = (await fetch()).default)
  return {
    get component() {
      return component
    },
    load,
    prefetch: () => void load().catch(() => undefined)
  }
}
