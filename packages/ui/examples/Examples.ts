import type { ReactNode } from "react"

/**
 * Examples of a component, by state: default, long text, empty, loading, invalid and disabled. Contains only the states that the component
 * has.
 */
export type Examples = Readonly<Record<string, ReactNode>>
