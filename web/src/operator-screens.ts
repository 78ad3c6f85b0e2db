/** Screens of operators in the portal's own tables, whose chunks a visitor's first page does not name. */
export const operatorScreens = {
  AddOperatorModal: () => import('./backoffice/identity/operators/AddOperatorModal'),
  SignInAgain: () => import('./backoffice/identity/auth/SignInAgain'),
  SupportLoginPage: () => import('./backoffice/identity/auth/SupportLoginPage'),
}
