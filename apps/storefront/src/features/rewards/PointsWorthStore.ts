import { action, makeObservable, observable } from "mobx"

/** What the header says of rewards, on every page; whoever knows it tells it. */
export class PointsWorthStore {
  static readonly needs = [] as const
  /** What a member's points are worth, '$5.20', or the word that asks others to join; absent while nobody knows it, and for who may not. */
  text: string | undefined
  /** How the account's badge is read (LOY-13); absent for who has none. */
  badge: string | undefined
  constructor() {
    makeObservable(this, { text: observable, badge: observable, show: action, wear: action })
  }
  show(text: string | undefined): void {
    this.text = text
  }
  wear(badge: string | undefined): void {
    this.badge = badge
  }
}
