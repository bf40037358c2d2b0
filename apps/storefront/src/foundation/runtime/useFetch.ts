import { getRetryDelayMs } from "@camber/domain/recovery"
import { useEffect, useEffectEvent, useState } from "react"
import { useStore } from "./StoreContext.ts"
import { AppRuntime, type Program } from "./AppRuntime.ts"
import { isNetworkSlow } from "./isNetworkSlow.ts"
import { createLatestOnly } from "./newest.ts"
import { refetchOnFocus } from "./refetchOnFocus.ts"

export interface FetchState<A> {
  /** null until it is there. */
  readonly value: A | null
  /** `failed`: it will be tried again. */
  readonly phase: "loading" | "failed" | "here"
  /** Replaces the value with what a write answered. */
  readonly receive: (value: A) => void
}

/**
 * What a screen of its own shows, asked for when it opens and again when the shopper comes back to it (CONST-102, CONST-103). The command
 * answers null after a failure; the earlier value then stays.
 */
export const useFetch = <A>(ask: Program<A | null, never>): FetchState<A> => {
  const runtime = useStore(AppRuntime)
  const [value, setValue] = useState<A | null>(null)
  const [phase, setPhase] = useState<FetchState<A>["phase"]>("loading")
  // A write counts too: what was asked before it is older than its answer.
  const [begin] = useState(createLatestOnly)
  const receive = (value: A) => {
    begin()
    setValue(value)
    setPhase("here")
  }
  /** Whether it has to be asked for again later. */
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
