/**
 * Lets a button that is pressed before the page's scripts are there pulse at once, until its press is replayed. An animation, because an attribute
 * would be other than what React expects to find.
 */
export const showEarlyPress = ({ target }: MouseEvent): void => {
  if (!window.earlyClicks || !(target instanceof Element)) return
  target.closest("[data-early]")?.animate({ opacity: [1, 0.4] }, { duration: 400, direction: "alternate", iterations: Infinity })
}
