import type { ComponentType } from "react"

/** A component in a chunk of its own. Its page keeps it in `LateComponents` once the chunk is loaded. */
export interface LateComponent<Props = object> {
  /** Loads the chunk; rejects when that fails. */
  readonly loadChunk: () => Promise<{ readonly default: ComponentType<Props> }>
}

export const lateComponent = <Props = object>(loadChunk: LateComponent<Props>["loadChunk"]): LateComponent<Props> => ({ loadChunk })
