import { shell } from 'electron';
import * as vscode from 'vscode';

export const activate = (): void => vscode.window.showInformationMessage('Hello');

export const open = (url: string): Promise<void> => shell.openExternal(url);
