import type { SuggestedParts } from "@camber/domain/recovery"
import { action, makeObservable, observableRef } from "mobx"
import type { AppRuntime } from "../../foundation/runtime/AppRuntime.ts"

/** Recommendations of the status 404 page for this visitor. */
export class NotFoundStore {
  static readonly needs = ["runtime"] as const
  /** undefined while loading. */
  offered: ReadonlyArray<SuggestedParts> | undefined
  readonly #runtime: AppRuntime
  constructor(runtime: AppRuntime) {
    this.#runtime = runtime
    makeObservable<NotFoundStore, "receive">(this, { offered: observableRef, receive: action })
  }
  /**
   * Loads the recommendations again for each page that was not found, because the cart may have changed. Returns the cleanup function, so
   * that the next page starts with the reserved space.
   */
  ask(): () => void {
    let isLeft = false
    void this.#runtime
      .run((use) => use.LostPage.use((page) => page.recommended))
      .then((end) => isLeft || this.receive(end._tag === "Done" ? end.value : []))
    return () => {
      isLeft = true
      this.receive(undefined)
    }
  }
  private receive(offered: ReadonlyArray<SuggestedParts> | undefined): void {
    this.offered = offered
  }
}

/** 'Shop Top Categories' of the error page, with the URLs of the specification. */
export const topCategories: ReadonlyArray<{ readonly label: string; readonly href: string }> = [
  { label: "Chassis & Suspension", href: "/shop/chassis-and-suspension~2-16" },
  { label: "Air & Fuel Delivery", href: "/shop/air-and-fuel-delivery~2-12" },
  { label: "Engine", href: "/shop/engine~2-10" },
  { label: "Brakes", href: "/shop/brakes~2-3" },
  { label: "Steering", href: "/shop/steering~2-15" },
  { label: "Transmission", href: "/shop/transmission~2-20" },
  { label: "Wheel & Tire", href: "/shop/wheel-and-tire~2-17" },
  { label: "Driveline & Axles", href: "/shop/driveline-and-axles~2-5" },
  { label: "Exterior, Accessories & Trim", href: "/shop/exterior-accessories-and-trim~2-2" },
  { label: "Ignition, Charging & Starting", href: "/shop/ignition-charging-and-starting~2-14" }
]
