/** What the account's pages and its menu draw: everything here comes with their chunks, together with `account.css`. */
export { AccountForm, type AccountFormField, type AccountFormProps } from "./account-form/AccountForm.tsx"
export { AccountMenu, type AccountMenuItem, type AccountMenuProps } from "./account-menu/AccountMenu.tsx"
