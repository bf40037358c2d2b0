import { parsePageNumber } from "@camber/domain/pages"
import { setPageIdentity } from "@camber/ui"
import { activateModal } from "@camber/ui/overlays"
import { expect, it, onTestFinished, vi } from "vitest"

it("NAV-174 Back to the plan of another list closes a modal, and Back within the same plan does not", () => {
  setPageIdentity(parsePageNumber)
  const goTo = (address: string) => {
    history.replaceState(null, "", address)
    dispatchEvent(new PopStateEvent("popstate"))
  }
  goTo("/buildlist/plan?list=a")
  const onClose = vi.fn()
  const modal = document.body.appendChild(document.createElement("div"))
  onTestFinished(activateModal(modal, modal, { onClose, onEscape: onClose }))
  goTo("/buildlist/plan?list=a&from=cart")
  expect(onClose).not.toHaveBeenCalled()
  goTo("/buildlist/plan?list=b")
  expect(onClose).toHaveBeenCalledOnce()
})
