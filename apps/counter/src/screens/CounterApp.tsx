import { useApp, useInput, useStdin, useWindowSize } from "ink"
import { useEffect, useSyncExternalStore } from "react"
import type { DeskStore } from "../session/DeskStore.ts"
import { DeskScreen } from "./DeskScreen.tsx"
import { toEvents, toFunctionKey } from "./toEvents.ts"

/** The program in a terminal: shows the desk and passes keys to it. */
export const CounterApp = ({ store }: { readonly store: DeskStore }) => {
  const desk = useSyncExternalStore(store.subscribe, store.current)
  const { columns, rows } = useWindowSize()
  const { exit } = useApp()
  const { stdin } = useStdin()
  useInput((input, key) => {
    for (const event of toEvents(input, key)) store.send(event)
  })
  useEffect(() => {
    const onData = (data: Buffer | string) => {
      const name = toFunctionKey(String(data))
      if (name !== null) store.send({ _tag: "KeyPressed", name })
    }
    stdin.on("data", onData)
    return () => void stdin.off("data", onData)
  }, [stdin, store])
  useEffect(() => {
    if (desk.isOver) exit()
  }, [desk.isOver, exit])
  return <DeskScreen desk={desk} size={{ columns, rows }} />
}
