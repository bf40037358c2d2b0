import { fireEvent, render, screen } from "@testing-library/react"
import { describe, expect, it, vi } from "vitest"
import { AccountMenu } from "./AccountMenu.tsx"

const draw = (name: string | null) => {
  const [onClose, onSignOut] = [vi.fn(), vi.fn()]
  render(
    <>
      <div className="accountaction">
        <button>Account</button>
        <AccountMenu
          name={name}
          items={[{ label: "Notifications", href: "/account/notificationhistory", badge: "3" }]}
          signInHref="/account/login"
          onSignOut={onSignOut}
          onClose={onClose}
        />
      </div>
      <button>Elsewhere</button>
    </>
  )
  return { onClose, onSignOut }
}

describe("account menu", () => {
  it("NAV-13 NAV-17 greets a customer, shows the unread count and signs out", () => {
    const { onSignOut } = draw("June")
    expect(screen.getByText("June")).toBeTruthy()
    expect(screen.getByRole("link", { name: "Notifications 3" }).getAttribute("href")).toBe("/account/notificationhistory")
    fireEvent.click(screen.getByRole("button", { name: "Sign Out" }))
    expect(onSignOut).toHaveBeenCalledOnce()
    expect(screen.queryByRole("link", { name: "Sign In/Register" })).toBeNull()
  })

  it("NAV-16 shows Sign In/Register instead of Sign Out to other visitors", () => {
    draw(null)
    expect(screen.getByRole("link", { name: "Sign In/Register" }).getAttribute("href")).toBe("/account/login")
    expect(screen.queryByRole("button", { name: "Sign Out" })).toBeNull()
  })

  it("closes on Escape, on a click or focus outside and on a followed link only", () => {
    const { onClose } = draw("June")
    const own = screen.getByRole("button", { name: "Account" })
    const elsewhere = screen.getByRole("button", { name: "Elsewhere" })
    fireEvent.pointerDown(own)
    fireEvent.focusIn(own)
    fireEvent.keyDown(own, { key: "a" })
    expect(onClose).not.toHaveBeenCalled()
    fireEvent.keyDown(own, { key: "Escape" })
    fireEvent.pointerDown(elsewhere)
    fireEvent.focusIn(elsewhere)
    fireEvent.click(screen.getByRole("link", { name: "Notifications 3" }))
    expect(onClose.mock.calls).toEqual([["escape"], ["elsewhere"], ["elsewhere"], ["followed"]])
  })
})
