import type { ReactNode } from "react"

/** A component in its states, by their names: at rest, with long text, empty, loading, wrong, disabled, as far as it has them. */
export type Examples = Readonly<Record<string, ReactNode>>
