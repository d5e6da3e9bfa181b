import * as vscode from 'vscode';

export const activate = (): void => vscode.window.showInformationMessage('Hello');
