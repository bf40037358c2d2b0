import type { ComponentType } from "react"

/** Loads a component from a chunk of its own; rejects when that fails. Its page keeps it in `LateComponents` once it is loaded. */
export type LazyComponent<Props = object> = () => Promise<{ readonly default: ComponentType<Props> }>
