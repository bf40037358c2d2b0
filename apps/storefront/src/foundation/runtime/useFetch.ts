import { getRetryDelayMs } from "@camber/domain/recovery"
import { useEffect, useEffectEvent, useState } from "react"
import { useStore } from "./StoreContext.ts"
import { AppRuntime, type Program } from "./AppRuntime.ts"
import { refetchOnFocus, createLatestOnly } from "./refetch.ts"

/** Network information that only some browsers provide and TypeScript's DOM types lack. */
const signals: Navigator & { readonly connection?: { readonly effectiveType?: string } } = navigator

/** Whether the browser reports a 2G-class connection. */
export const isNetworkSlow = (): boolean => signals.connection?.effectiveType?.endsWith("2g") === true

export interface FetchState<A> {
  /** null until loaded. */
  readonly value: A | null
  /** `failed`: a retry is scheduled. */
  readonly phase: "loading" | "failed" | "here"
  /** Replaces the value with a write's response. */
  readonly receive: (value: A) => void
}

/**
 * Fetches a component's own data on mount and again when the visitor returns to it (CONST-102, CONST-103). The command returns null after
 * a failure; the earlier value then remains.
 */
export const useFetch = <A>(ask: Program<A | null, never>): FetchState<A> => {
  const runtime = useStore(AppRuntime)
  const [value, setValue] = useState<A | null>(null)
  const [phase, setPhase] = useState<FetchState<A>["phase"]>("loading")
  // A write counts too: the response of an earlier request is outdated.
  const [begin] = useState(createLatestOnly)
  const receive = (value: A) => {
    begin()
    setValue(value)
    setPhase("here")
  }
  /** Whether a later retry is needed. */
  const fetch = useEffectEvent(async (): Promise<boolean> => {
    const isNewest = begin()
    const end = await runtime.run(ask)
    if (!isNewest()) return false
    const isHere = end._tag === "Done" && end.value !== null
    if (isHere) receive(end.value)
    else setPhase("failed")
    return !isHere
  })
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const ask = async () => {
      clearTimeout(timer)
      if (await fetch()) timer = setTimeout(ask, getRetryDelayMs(isNetworkSlow()))
    }
    void ask()
    const stop = refetchOnFocus(() => void ask())
    return () => {
      begin()
      clearTimeout(timer)
      stop()
    }
  }, [begin])
  return { value, phase, receive }
}
