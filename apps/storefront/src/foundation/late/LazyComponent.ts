import type { ComponentType } from "react"

/** Loads a component from its own chunk; rejects on failure. The page stores the loaded component in `LateComponents`. */
export type LazyComponent<Props = object> = () => Promise<{ readonly default: ComponentType<Props> }>
