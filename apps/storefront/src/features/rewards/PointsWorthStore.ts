import { action, makeObservable, observable } from "mobx"

/** Holds the header's rewards text for every page. The components that load rewards update it. */
export class PointsWorthStore {
  static readonly needs = [] as const
  /** Value of a member's points, '$5.20', or an invitation to join; absent while unknown and for visitors who may not join. */
  text: string | undefined
  /** Text of the account's badge (LOY-13); absent for accounts without one. */
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
