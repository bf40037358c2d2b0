import { action, makeObservable, observable } from "mobx"

/** Whether a page is loading. Set when a navigation starts, cleared when the page shows. */
export class PageProgressStore {
  static readonly needs = [] as const
  isNavigating = false
  constructor() {
    makeObservable(this, { isNavigating: observable, begin: action, end: action })
  }
  begin(): void {
    this.isNavigating = true
  }
  end(): void {
    this.isNavigating = false
  }
}
