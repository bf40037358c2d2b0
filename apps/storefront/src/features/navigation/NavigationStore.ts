import { closedDrawer, type Drawer, type DrawerEvent, type LinkList, type NavigationLink, transition } from "@camber/domain/navigation"
import { action, makeObservable, observableRef } from "mobx"
import { waitForNextFrame } from "../../foundation/lazy/frames.ts"
import type { AppRuntime } from "../../foundation/runtime/AppRuntime.ts"

type Lists = { readonly [List in LinkList]?: ReadonlyArray<NavigationLink> }

/** State of the navigation drawer for the screens. Mirrors the use case and applies the same rule immediately. */
export class NavigationStore {
  static readonly needs = ["runtime"] as const
  drawer: Drawer = closedDrawer
  /** Loaded lists; a failed list is empty. */
  lists: Lists = {}
  #untold = 0
  readonly #runtime: AppRuntime
  constructor(runtime: AppRuntime) {
    this.#runtime = runtime
    makeObservable<NavigationStore, "receive" | "saveLinks">(this, {
      drawer: observableRef,
      lists: observableRef,
      act: action,
      receive: action,
      saveLinks: action
    })
    runtime.subscribe(
      (use) => use.NavigationDrawer.useSync((drawer) => drawer.changes),
      (drawer) => this.receive(drawer)
    )
  }
  act(event: DrawerEvent): void {
    this.drawer = transition(this.drawer, event)
    this.#untold++
    void this.#tell(event)
  }
  /** Renders the drawer before it loads the use case. */
  async #tell(event: DrawerEvent): Promise<void> {
    await waitForNextFrame()
    await this.#runtime.run((use) => use.NavigationDrawer.use((drawer) => drawer.act(event)))
    this.#untold--
  }
  /** Loads a list that is not loaded yet or that is empty. */
  async load(list: LinkList): Promise<void> {
    if (this.lists[list]?.length) return
    const end = await this.#runtime.run((use) => use.Navigation.use((navigation) => navigation.links(list)))
    this.saveLinks(list, end._tag === "Done" ? end.value : [])
  }
  /** Ignores states of earlier actions until the use case has processed the last one. */
  private receive(drawer: Drawer): void {
    if (this.#untold === 0) this.drawer = drawer
  }
  private saveLinks(list: LinkList, links: ReadonlyArray<NavigationLink>): void {
    this.lists = { ...this.lists, [list]: links }
  }
}
