import { sampleProductPage } from "@camber/testing/records"
import { act } from "@testing-library/react"
import { afterEach, describe, expect, it, vi } from "vitest"
import { renderStorefront } from "../../../test/renderStorefront.tsx"
import { optionValue, withOption } from "../../../test/sampleChoices.ts"
import { ProjectStore } from "../vehicle/ProjectStore.ts"
import { createEarlySelection, type DispatchSelection } from "./createEarlySelection.ts"

describe("a choice whose code fails to load", () => {
  afterEach(() => void vi.restoreAllMocks())

  /** Clicks the second bore and then an action. The code fails after `meanwhile` has run. */
  const press = async (meanwhile: (dispatch: DispatchSelection) => void = () => {}) => {
    const { promise, reject } = Promise.withResolvers<never>()
    const { container, router, runtime } = await renderStorefront("/item/slotted-rotor/2", { product: async () => page })
    const received: Array<string | null> = []
    let loads = 0
    const dispatch = createEarlySelection(
      page,
      {
        navigate: (href) => router.navigate(href),
        runtime,
        car: container.resolve(ProjectStore),
        getPage: () => page,
        show: (offer) => received.push(offer ? "shown" : "page"),
        takenBack: () => received.push("taken back")
      },
      () => {
        loads += 1
        return promise
      }
    )
    const pressed = () =>
      act(async () => {
        dispatch({ _tag: "Pressed", pressed: { option: 1, value: 2 } })
        dispatch({ _tag: "ActionDeferred", act: (offer) => received.push(offer && "done") })
      })
    await pressed()
    await act(async () => {
      meanwhile(dispatch)
      reject(new TypeError("Failed to fetch"))
    })
    return { received, router, loads: () => loads, pressed }
  }
  const page = sampleProductPage(withOption(optionValue(1, { isSelected: true }), optionValue(2)))

  it("NAV-142 leads to the page of the last click, without running the action", async () => {
    const { received, loads, pressed, router } = await press()
    expect(received).toEqual(["shown", null, "page"])
    expect(router.state.location.search).toBe("?sku=CAM-2-2")
    await pressed()
    expect(loads()).toBe(2)
  })

  it("NAV-135 is reverted with a notice when there is no network", async () => {
    vi.spyOn(navigator, "onLine", "get").mockReturnValue(false)
    const { received, router } = await press()
    expect(received).toEqual(["shown", null, "page", "taken back"])
    expect(router.state.location.search).toBe("")
  })

  it.each([true, false])("NAV-142 neither redirects nor notifies a visitor who navigates to another page (network: %s)", async (onLine) => {
    vi.spyOn(navigator, "onLine", "get").mockReturnValue(onLine)
    for (const _tag of ["Going", "NavigatedAway"] as const) {
      const { received, router } = await press((dispatch) => dispatch({ _tag }))
      expect(received).toEqual(["shown", null, "page"])
      expect(router.state.location.search).toBe("")
    }
  })

  it("NAV-142 leads to the next click after a canceled navigation", async () => {
    const { received, router } = await press((dispatch) => {
      dispatch({ _tag: "Going" })
      dispatch({ _tag: "Pressed", pressed: { option: 1, value: 2 } })
    })
    expect(received).toEqual(["shown", "shown", null, "page"])
    expect(router.state.location.search).toBe("?sku=CAM-2-2")
  })
})
