import { OPENING_PARAMETERS, getOpeningStep } from "@camber/domain/garage"
import { useEffect } from "react"
import { useLocation, useNavigate } from "react-router-dom"
import { useStore } from "../../foundation/runtime/StoreContext.ts"
import { GarageStore } from "./GarageStore.ts"

/** Opens the drawer if the address contains a flag, and removes the flag from the address, so that it opens once. */
export const useOpeningFlags = (): void => {
  const garage = useStore(GarageStore)
  const navigate = useNavigate()
  const { hash, pathname, search } = useLocation()
  useEffect(() => {
    const parameters = new URLSearchParams(search)
    const step = getOpeningStep((name) => parameters.get(name))
    if (step === null) return
    for (const flag of OPENING_PARAMETERS) parameters.delete(flag)
    garage.open({ step })
    void navigate({ pathname, search: parameters.toString(), hash }, { replace: true, preventScrollReset: true })
  }, [garage, hash, navigate, pathname, search])
}
