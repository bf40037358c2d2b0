import { pageAction } from "@camber/domain/navigation"
import { useEffect, useRef } from "react"
import { useLocation, useNavigate } from "react-router-dom"
import { useStore } from "../../foundation/runtime/StoreContext.ts"
import { ListsStore } from "../lists/ListsStore.ts"
import { PageNavigator } from "../../foundation/page/PageNavigator.ts"
import { AppRuntime } from "../../foundation/runtime/AppRuntime.ts"
import { ProjectStore } from "../vehicle/ProjectStore.ts"
import { runUrlAction } from "./runUrlAction.ts"
import { ChoiceStore } from "./ChoiceStore.ts"

/** Runs the action of the address once and removes it. Reload and back do not repeat it, and a copied address shares only the page. */
export const useAddressAction = (): void => {
  const { hash, search } = useLocation()
  const navigate = useNavigate()
  const done = useRef("")
  const shop = {
    runtime: useStore(AppRuntime),
    choices: useStore(ChoiceStore),
    lists: useStore(ListsStore),
    navigator: useStore(PageNavigator),
    project: useStore(ProjectStore).project
  }
  useEffect(() => {
    const isNew = done.current !== search
    done.current = search
    if (!isNew || pageAction(search) === null) return
    void navigate({ search: withoutAction(search), hash }, { replace: true, preventScrollReset: true })
    void runUrlAction(search, shop)
  })
}

const requested = ["action", "skuorskubasetoadd"]

const withoutAction = (search: string): string => {
  const parameters = [...new URLSearchParams(search)].filter(([name]) => !requested.includes(name.toLowerCase()))
  return new URLSearchParams(parameters).toString()
}
