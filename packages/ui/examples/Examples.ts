import type { ReactNode } from "react"

/** A component in its states, by name: default, long text, empty, loading, invalid and disabled, if it has them. */
export type Examples = Readonly<Record<string, ReactNode>>
