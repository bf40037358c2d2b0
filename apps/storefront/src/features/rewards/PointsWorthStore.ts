import { action, makeObservable, observable } from "mobx"

/** What a member's points are worth, for the line above every page; whoever knows it tells it. */
export class PointsWorthStore {
  static readonly needs = [] as const
  /** As it is read: '$5.20'; absent while nobody knows it, and for who has none. */
  text: string | undefined
  constructor() {
    makeObservable(this, { text: observable, show: action })
  }
  show(text: string | undefined): void {
    this.text = text
  }
}
