/** The chunk of the drawers in which options and kits are chosen. */
export const loadChoiceDrawer = () => import("./ChoiceDrawer.tsx")
