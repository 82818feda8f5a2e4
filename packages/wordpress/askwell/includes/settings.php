<?php
/**
 * The settings: how they are stored, read and checked.
 *
 * @package Askwell
 */

if ( ! defined( 'ABSPATH' ) ) {
	exit;
}

/** The name of the option. */
const ASKWELL_OPTION = 'askwell_settings';

/**
 * The stored settings, each of the right type.
 *
 * @return array{server: string, chatbot_id: string, hide_for_members: bool}
 */
function askwell_settings() {
	$stored = get_option( ASKWELL_OPTION );
	$stored = is_array( $stored ) ? $stored : array();
	return array(
		'server'           => isset( $stored['server'] ) && is_string( $stored['server'] ) ? $stored['server'] : '',
		'chatbot_id'       => isset( $stored['chatbot_id'] ) && is_string( $stored['chatbot_id'] ) ? $stored['chatbot_id'] : '',
		'hide_for_members' => ! empty( $stored['hide_for_members'] ),
	);
}

/**
 * Whether there is a chatbot to show.
 *
 * @param array $settings What askwell_settings() returns.
 * @return bool
 */
function askwell_is_complete( $settings ) {
	return '' !== $settings['server'] && 1 === preg_match( '/^[0-9a-f]{24}$/', $settings['chatbot_id'] );
}

/**
 * Whether the person who opens the page gets the chat.
 *
 * @param array $settings What askwell_settings() returns.
 * @return bool
 */
function askwell_is_shown( $settings ) {
	return askwell_is_complete( $settings ) && ! ( $settings['hide_for_members'] && is_user_logged_in() );
}

/**
 * The address of the script in the embed code.
 *
 * @param array $settings What askwell_settings() returns; complete.
 * @return string
 */
function askwell_script_url( $settings ) {
	return $settings['server'] . '/widget/' . $settings['chatbot_id'] . '.js';
}

/**
 * Checks what an administrator entered. The whole embed code in the field of the chatbot ID fills in
 * the server, too. A value that is not valid leaves the stored one.
 *
 * @param mixed $input The submitted fields.
 * @return array{server: string, chatbot_id: string, hide_for_members: bool}
 */
function askwell_sanitize( $input ) {
	$input  = is_array( $input ) ? $input : array();
	$stored = askwell_settings();
	$code   = isset( $input['chatbot_id'] ) && is_string( $input['chatbot_id'] ) ? trim( $input['chatbot_id'] ) : '';
	$server = isset( $input['server'] ) && is_string( $input['server'] ) ? trim( $input['server'] ) : '';

	if ( preg_match( '#(https?://[^\s"\'<>]+)/widget/([0-9a-f]{24})\.js#i', $code, $found ) ) {
		$server = $found[1];
		$code   = $found[2];
	}
	$chatbot_id = strtolower( sanitize_text_field( $code ) );
	$server     = untrailingslashit( esc_url_raw( $server, array( 'https', 'http' ) ) );

	if ( '' !== $chatbot_id && 1 !== preg_match( '/^[0-9a-f]{24}$/', $chatbot_id ) ) {
		add_settings_error( ASKWELL_OPTION, 'askwell_id', __( 'This is not a chatbot ID. Please paste the embed code from your Askwell dashboard.', 'askwell' ) );
		$chatbot_id = $stored['chatbot_id'];
	}
	if ( '' === $server && '' !== $chatbot_id ) {
		add_settings_error( ASKWELL_OPTION, 'askwell_server', __( 'Please enter the address of your Askwell server, or paste the whole embed code.', 'askwell' ) );
		$server = $stored['server'];
	}
	return array(
		'server'           => $server,
		'chatbot_id'       => $chatbot_id,
		'hide_for_members' => ! empty( $input['hide_for_members'] ),
	);
}
