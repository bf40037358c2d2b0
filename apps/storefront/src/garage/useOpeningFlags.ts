import type { GarageStep } from "@camber/domain/garage"
import { useEffect } from "react"
import { useLocation, useNavigate } from "react-router-dom"
import { useStore } from "../composition/StoreContext.ts"
import { GarageStore } from "./GarageStore.ts"

/** The query flags that open the drawer, and at which step (GAR-08 to GAR-11). */
const flags: ReadonlyArray<readonly [string, GarageStep]> = [
  ["showymm", "ADD_YMM"],
  ["showracecars", "ADD_RACETYPE"],
  ["showengines", "ADD_ENGINE"],
  ["showvehicles", "EXISTING_PROJECTS"]
]

/** Opens the drawer where the address asks for it, and takes the flag out of the address, so that it opens once. */
export const useOpeningFlags = (): void => {
  const garage = useStore(GarageStore)
  const navigate = useNavigate()
  const { hash, pathname, search } = useLocation()
  useEffect(() => {
    const parameters = new URLSearchParams(search)
    const flag = flags.find(([name]) => parameters.get(name) === "true")
    if (flag === undefined) return
    for (const [name] of flags) parameters.delete(name)
    garage.open({ step: flag[1] })
    void navigate({ pathname, search: parameters.toString(), hash }, { replace: true, preventScrollReset: true })
  }, [garage, hash, navigate, pathname, search])
}
